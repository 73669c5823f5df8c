/** Methods of a WebSocket of `ws` that pinging uses. */
export interface PingedSocket {
  ping(): void
  terminate(): void
  on(event: 'close' | 'pong', listener: () => void): unknown
}

/** Clients that run in Node end a socket that is silent for 35 s. */
const PING_INTERVAL_MS = 15_000
/** Sockets are pinged a part at a time: pings to 10,000 at once, and their answers, hold up messages. */
const PARTS = 150

export interface Pinging {
  add(socket: PingedSocket): void
  /** Notes that a socket's client is there. */
  hear(socket: PingedSocket): void
  stop(): void
}

/** Pings each socket once in an interval, and ends one that was silent since its last ping. */
export function startPinging({ intervalMs = PING_INTERVAL_MS, parts = PARTS } = {}): Pinging {
  const sockets = Array.from({ length: parts }, () => new Set<PingedSocket>())
  const silent = new WeakSet<PingedSocket>()
  let [added, turn] = [0, 0]
  const timer = setInterval(() => {
    for (const socket of sockets[turn++ % parts] ?? []) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      silent.add(socket)
      socket.ping()
    }
  }, intervalMs / parts)
  return {
    add(socket) {
      const part = sockets[added++ % parts]
      part?.add(socket)
      socket.on('close', () => part?.delete(socket))
      socket.on('pong', () => silent.delete(socket))
    },
    hear: (socket) => silent.delete(socket),
    stop: () => clearInterval(timer),
  }
}
