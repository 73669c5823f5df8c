import type { WebSocket } from 'ws'
import type { Connection } from './types'

const GARBAGE = '<!doctype html><title>Welcome</title>'

/** Sends on a socket, or what a fault makes of it. A socket that is gone takes nothing, which is no error. */
export function createSend(socket: WebSocket): Connection['send'] {
  return (payload, { latencyMs, cut, garbage } = {}) => {
    const send = () => {
      if (cut) socket.terminate()
      else socket.send(garbage ? GARBAGE : JSON.stringify(payload), () => {})
    }
    if (latencyMs === undefined) send()
    // Nothing waits for a late answer when the relay has stopped.
    else setTimeout(send, latencyMs).unref()
  }
}
