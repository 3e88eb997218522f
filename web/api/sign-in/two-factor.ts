import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf, BodyOf } from "#core/contracts/http/endpoint.ts";
import type { disableTwoFactor, enableTwoFactor, replaceBackupCodes, startTwoFactor } from "#core/contracts/sign-in/two-factor.ts";
import { devicesQuery } from "#web/api/account.ts";
import { ApiError, call } from "#web/lib/http/api-client.ts";
import { currentUserQuery } from "./auth.ts";

export type TwoFactorSetup = AnswerOf<typeof startTwoFactor>;

export function useStartTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof startTwoFactor>("POST", "/api/2fa/setup", {}),
    onError: (error) => catchUp(client, error),
  });
}

export function useEnableTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call<typeof enableTwoFactor>("POST", "/api/2fa/enable", { body: { token } }),
    onSuccess: () => {
      client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, twoFactorEnabled: true });
      refreshDevices(client);
    },
    onError: (error) => catchUp(client, error),
  });
}

export function useDisableTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof disableTwoFactor>) => call<typeof disableTwoFactor>("POST", "/api/2fa/disable", { body }),
    onSuccess: (user) => {
      client.setQueryData(currentUserQuery.queryKey, user);
      refreshDevices(client);
    },
    onError: (error) => catchUp(client, error),
  });
}

export function useReplaceBackupCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call<typeof replaceBackupCodes>("POST", "/api/2fa/backup-codes", { body: { token } }),
    onError: (error) => catchUp(client, error),
  });
}

/** Enabling or disabling two-factor authentication signs out the other devices. The refetch is not awaited. */
function refreshDevices(client: QueryClient) {
  void client.invalidateQueries({ queryKey: devicesQuery.queryKey });
}

/** A conflict means that another device has changed the setting in the meantime. */
function catchUp(client: QueryClient, error: Error) {
  if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}
