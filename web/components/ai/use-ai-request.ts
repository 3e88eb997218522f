import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { type ToastMessage, toast } from "#web/ui/toasts/use-toast.ts";
import { aiProblem, keyNeeded } from "./ai-problem.ts";
import { API_KEYS_PATH } from "./provider-menu.tsx";

interface AiRequest<Answer> {
  ask: (signal: AbortSignal) => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  onFailure?: () => void;
}

/** Runs one AI request at a time. The user can cancel it, and leaving the page cancels it too. */
export function useAiRequest(failure: ToastMessage) {
  const controller = useRef<AbortController>(undefined);
  const [, navigate] = useLocation();
  const openKeys = () => navigate(API_KEYS_PATH);

  useEffect(() => () => controller.current?.abort(), []);

  function cancel() {
    controller.current?.abort();
  }

  async function request<Answer>({ ask, onAnswer, onFailure }: AiRequest<Answer>): Promise<void> {
    cancel();
    controller.current = new AbortController();
    const { signal } = controller.current;
    try {
      const answer = await ask(signal);
      if (!signal.aborted) onAnswer(answer);
    } catch (error) {
      if (signal.aborted) return;
      onFailure?.();
      toast(aiProblem(error, failure, openKeys));
    }
  }

  return { request, cancel, sayKeyNeeded: () => toast(keyNeeded(openKeys)) };
}
