import { html } from './html'
import { RefusedRequestError } from './RefusedRequestError'
import { toJsonResponse, toPageResponse, toProblemResponse } from './responses'

export const isApiPath = (path: string) => path.startsWith('/api/')

export const getErrorStatus = (error: unknown) => (error instanceof RefusedRequestError ? error.status : 500)

export const isFrameRequest = ({ method, headers }: Request) =>
  method === 'POST' &&
  (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin' &&
  headers.get('content-type') === 'application/json'

/**
 * Answers an error: the frame by `refused`, a person by a page, any other client by RFC 9457. Unexpected errors are
 * logged by kind and place, because their messages may hold secrets.
 */
export function toErrorResponse(
  error: unknown,
  { request, path, log }: { request: Request; path: string; log: (line: string) => void },
): Response {
  const known = error instanceof RefusedRequestError
  if (!known && !request.signal.aborted)
    log(`secure: ${error instanceof Error ? error.stack?.replace(error.message, '…') : 'unknown error'}`)
  const [status, message] = [getErrorStatus(error), known ? error.message : 'Something went wrong. Try again.']
  if (isApiPath(path) && isFrameRequest(request)) {
    // Reply with 200: browsers log every other status to the console.
    const details = known ? error.details : {}
    return toJsonResponse({ refused: { status, message, ...details } }, known ? 200 : status)
  }
  if (isApiPath(path) || !acceptsPages(request)) return toProblemResponse(status, message)
  return toPageResponse(
    html`<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/page.css"><title>${message}</title><main><h1>${message}</h1></main>`,
    // A social login’s popup keeps its opener (COOP), because the opener would otherwise see the popup as closed.
    { status, keepsOpener: path.startsWith('/social/') },
  )
}

const acceptsPages = ({ headers }: Request) => {
  const accepted = headers.get('accept') ?? '*/*'
  return accepted.includes('text/html') || !accepted.includes('json')
}
