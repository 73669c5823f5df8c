/// <reference types="node" />
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Front {
  readonly url: string
  /** Methods, in the order in which they were asked. */
  readonly asked: string[]
  stop(): void
}

/** A node in front of another one, that answers some questions itself. Undefined: it does not know the question. */
export async function startFront(node: string, answers: Readonly<Record<string, () => unknown>>): Promise<Front> {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { id, method } = JSON.parse(body)
    asked.push(method)
    const own = answers[method]
    response.setHeader('content-type', 'application/json')
    if (!own) return response.end(await (await fetch(node, { method: 'POST', body, headers: JSON_BODY })).text())
    const result = own()
    const error = { code: -32601, message: 'the method does not exist' }
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...(result === undefined ? { error } : { result }) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked, stop: () => void server.close().closeAllConnections() }
}

const JSON_BODY = { 'content-type': 'application/json' }
