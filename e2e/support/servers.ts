/** Created by every server of the journeys on startup. */
export const ADMIN = { email: "admin@journeys.example", password: "Journey-plum7!" };

/** The address of the demo, which has a stub for the AI providers. */
export const demoOrigin = (): string => `http://127.0.0.1:${process.env.E2E_DEMO_PORT}`;
