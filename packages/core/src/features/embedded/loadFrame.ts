import type { AuthClient, AuthFrame, AuthFrameParameters, SiwxRequest } from '@foyer/auth-frame'

/** Classifies RPC methods: `unsafe` methods prompt the user, `safe` methods do not. */
export interface RpcPolicy {
  classifyRpc(method: string, params?: unknown): 'safe' | 'unsafe' | 'unknown'
  checkRpcParams(method: string, params: unknown): void
}

export type WriteSiwxMessage = (message: SiwxRequest, address: string) => string | undefined

export interface LoadedFrame {
  readonly frame: AuthFrame
  readonly client: AuthClient
  readonly policy: RpcPolicy
  readonly writeSiwx: WriteSiwxMessage
}

export async function loadFrame(parameters: AuthFrameParameters): Promise<LoadedFrame> {
  const { createAuthFrame, createAuthClient, classifyRpc, checkRpcParams, writeSiwxMessage } = await import(
    '@foyer/auth-frame'
  )
  const frame = createAuthFrame(parameters)
  return {
    frame,
    client: createAuthClient(frame),
    policy: { classifyRpc, checkRpcParams },
    writeSiwx: writeSiwxMessage,
  }
}
