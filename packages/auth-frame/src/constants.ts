/** Kinds of networks on which the embedded wallet has accounts. */
export const EMBEDDED_NAMESPACES = ['eip155', 'solana'] as const

/** The version of the messages that the frame is asked to speak. */
export const FRAME_VERSION = '4'

/** A frame that is not heard within this did not load. Milliseconds. */
export const LOAD_TIMEOUT = 20_000

/** From the frame's word that it is ready to the first request. Milliseconds. */
export const READY_DELAY = 500

/** Steps of logging in: the visitor reads a mail, or is at another site meanwhile. Milliseconds. */
export const CONNECT_TIMEOUT = 120_000

/** Safe calls may be read from a slow node. Milliseconds. */
export const RPC_TIMEOUT = 120_000

/** Logging out must not wait for a frame that is gone. From the call, loading included. Milliseconds. */
export const LOGOUT_TIMEOUT = 3_000

/** What the frame answers without anybody's help. Milliseconds. */
export const ANSWER_TIMEOUT = 20_000

/** Events of the frame that are kept for support. Bytes. */
export const JOURNAL_BYTES = 1_024_000
