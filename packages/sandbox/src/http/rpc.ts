import { Hono } from 'hono'
import { allowAllOrigins } from './allowAllOrigins'
import { answerRpc, type RpcCall } from './answerRpc'
import { serveApp } from './serveApp'

export function serveRpc(
  call: RpcCall,
  { stringify, ...where }: Parameters<typeof serveApp>[1] & { stringify?: (value: unknown) => string },
) {
  const app = new Hono().use(allowAllOrigins).post('*', async (context) =>
    context.body(await answerRpc(await context.req.text(), call, stringify), 200, {
      'content-type': 'application/json',
    }),
  )
  return serveApp(app, where)
}
