import type { AuthClient, AuthFrame, AuthFrameParameters, SiwxRequest } from '@foyer/auth-frame'

/** Which methods the frame shows to the visitor, which it does not, and which it does not know. */
export interface RpcPolicy {
  classifyRpc(method: string, params?: unknown): 'safe' | 'unsafe' | 'unknown'
  checkRpc(method: string, params: unknown): void
}

/** Makes the text of a message to sign in with, as the frame does. */
export type WriteSiwx = (message: SiwxRequest, address: string) => string | undefined

export interface LoadedFrame {
  readonly frame: AuthFrame
  readonly client: AuthClient
  readonly policy: RpcPolicy
  readonly writeSiwx: WriteSiwx
}

/** Brings the code of the frame. The frame itself is put into the page with the first request. */
export async function loadFrame(parameters: AuthFrameParameters): Promise<LoadedFrame> {
  const { createAuthFrame, createAuthClient, classifyRpc, checkRpc, writeSiwxMessage } = await import(
    '@foyer/auth-frame'
  )
  const frame = createAuthFrame(parameters)
  return { frame, client: createAuthClient(frame), policy: { classifyRpc, checkRpc }, writeSiwx: writeSiwxMessage }
}
