import { AuthFrameError } from '../errors/AuthFrameError.js'
import { readReply } from '../messages/readReply.js'
import { readRequest } from '../messages/readRequest.js'
import type { RequestName } from '../messages/requests.js'
import { toPlain } from '../messages/toPlain.js'
import type { HandlerContext, Handlers } from './handlers.js'

/** The answer of the site's handler, reduced to what belongs into this reply: nothing else ever leaves by accident. */
export async function runHandler<N extends RequestName>(
  handlers: Handlers,
  name: N,
  payload: unknown,
  context: HandlerContext,
): Promise<unknown> {
  const request = readRequest(name, payload)
  if (!request.success) throw new AuthFrameError('INVALID_PARAMS', { rpcCode: -32602, cause: request.error })
  const handler = handlers[name]
  if (!handler) throw new AuthFrameError('METHOD_UNKNOWN', { rpcCode: 4200 })
  const reply = readReply(name, await handler(request.data, context))
  if (!reply.success) throw new AuthFrameError('UNKNOWN', { cause: reply.error })
  const plain = toPlain(reply.data)
  if ('problem' in plain) throw new AuthFrameError('UNKNOWN', { message: `The answer to ${name}: ${plain.problem}` })
  return plain.value
}
