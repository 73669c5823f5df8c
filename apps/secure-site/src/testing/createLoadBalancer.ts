import type { RequestListener } from 'node:http'

/** Creates a listener that passes each request to the next of several instances, without sticky sessions. */
export function createLoadBalancer(listeners: readonly RequestListener[]): RequestListener {
  let requests = 0
  return (request, response) => listeners[requests++ % listeners.length]?.(request, response)
}
