import { RequestError } from '@hono/node-server'
import { createProblem } from './problems'

/** Answers a request that is none of the app's, such as one for an invalid host. */
export const answerListenerError = (error: unknown): Response =>
  error instanceof RequestError
    ? createProblem(400, 'The path or the host of this request is invalid.')
    : createProblem(500, 'Something went wrong. Try again.')
