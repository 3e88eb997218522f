/** Made by every server of the journeys at its start. */
export const ADMIN = { email: "admin@journeys.example", password: "Journey-plum7!" };

/** Where the demo runs, with a stand-in for the AI providers. */
export const demoOrigin = (): string => `http://127.0.0.1:${process.env.E2E_DEMO_PORT}`;
