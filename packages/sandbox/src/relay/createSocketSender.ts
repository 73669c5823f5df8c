import type { WebSocket } from 'ws'
import type { RelayConnection } from './types'

const GARBAGE = '<!doctype html><title>Welcome</title>'

// Creates a sender that ignores a closed socket.
export function createSocketSender(socket: WebSocket): RelayConnection['send'] {
  return (payload, { latencyMs, cut, garbage } = {}) => {
    const send = () => {
      if (cut) socket.terminate()
      else socket.send(garbage ? GARBAGE : JSON.stringify(payload), () => {})
    }
    if (latencyMs === undefined) send()
    // `unref` lets the process of a stopped relay end during the delay.
    else setTimeout(send, latencyMs).unref()
  }
}
