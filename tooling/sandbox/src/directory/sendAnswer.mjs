/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('./types').Answer} Answer
 */

/**
 * The caller's own origin rather than a star: `sendBeacon` sends credentials, and those forbid the star.
 *
 * @param {IncomingMessage} request
 * @returns {Record<string, string>}
 */
function corsHeaders({ headers }) {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    ...(headers.origin === undefined ? {} : { 'access-control-allow-credentials': 'true' }),
    'access-control-expose-headers': 'retry-after, etag',
    vary: 'origin',
  }
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
export function sendPreflight(request, response) {
  response.writeHead(204, {
    ...corsHeaders(request),
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-allow-private-network': 'true',
    // Not remembered, so that what a test counts does not depend on the test before it.
    'access-control-max-age': '0',
  })
  response.end()
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {Answer} answer
 */
export function sendAnswer(request, response, { status, headers, body }) {
  const length = status === 204 || status === 304 ? {} : { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...corsHeaders(request), ...headers, ...length })
  response.end(body)
}

/**
 * Half of it, and then nobody is there.
 *
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {Answer} answer
 */
export function cutAnswer(request, response, { headers, body }) {
  const bytes = Buffer.from(body)
  // One more than there is: an empty body is cut, too.
  response.writeHead(200, { ...corsHeaders(request), ...headers, 'content-length': bytes.length + 1 })
  response.flushHeaders()
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy())
}
