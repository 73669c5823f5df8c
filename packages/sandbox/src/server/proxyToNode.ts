import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import type { ActiveFaults } from './types'

const PATH = /^\/rpc\/([^/]+)(.*)$/

/** Passes a request at `/rpc/<CAIP-2 id>` on to the node of the network, unless a fault prevents it. */
export async function proxyToNode(
  { req, json }: Pick<Context, 'req' | 'json'>,
  { nodeUrls, faults }: { nodeUrls: Readonly<Record<string, string>>; faults: ActiveFaults },
): Promise<Response> {
  const { pathname, search } = new URL(req.url)
  const [, encoded = '', rest = ''] = PATH.exec(pathname) ?? []
  const network = decodeURIComponent(encoded)
  const node = Object.hasOwn(nodeUrls, network) ? nodeUrls[network] : undefined
  if (node === undefined) return json({ error: `The sandbox has no node of ${network}.` }, 404)

  const concerns = (fault: { readonly network?: string } | undefined) =>
    fault !== undefined && (fault.network ?? network) === network
  if (concerns(faults.slowNode)) {
    // Stops waiting when the page closes the connection.
    await wait(faults.slowNode?.latencyMs, undefined, { signal: req.raw.signal, ref: false }).catch(() => {})
  }
  if (concerns(faults.nodeDown)) return json({ error: 'The node is down: a fault of the sandbox.' }, 503)

  const content = await req.arrayBuffer()
  const answer = await fetch(`${node}${rest}${search}`, {
    method: req.method,
    headers: { 'content-type': req.header('content-type') ?? 'application/json' },
    ...(content.byteLength > 0 && { body: content }),
  }).catch(() => undefined)
  if (answer === undefined) return json({ error: `The node of ${network} has ended.` }, 502)
  const type = answer.headers.get('content-type') ?? 'application/json'
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers: { 'content-type': type } })
}
