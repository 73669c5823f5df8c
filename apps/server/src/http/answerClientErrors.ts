import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createProblem, type ProblemStatus } from './problems'

type Answer = readonly [status: ProblemStatus, detail: string]

const INVALID: Answer = [400, 'This is no valid HTTP request.']
/** Answers to errors of Node's parser and its limits, by their code. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long. Send it again.'],
}

/** Answers with problem details to what is no valid request, or comes too slowly. */
export function answerClientErrors(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => responses.set(socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Half an answer can't be followed by another one.
    if (!socket.writable || error.code === 'ECONNRESET' || responses.get(socket)?.headersSent) {
      socket.destroy()
      return
    }
    void endWithProblem(socket, ...(ANSWERS[error.code ?? ''] ?? INVALID))
  })
}

/** Answers with problem details on a connection that no response object serves, and closes it. */
export async function endWithProblem(socket: Duplex, status: ProblemStatus, detail: string): Promise<void> {
  socket.end(await writeProblem([status, detail]), () => socket.destroy())
}

async function writeProblem([status, detail]: Answer): Promise<string> {
  const answer = createProblem(status, detail)
  const body = await answer.text()
  const head = [
    `HTTP/1.1 ${status} ${JSON.parse(body).title}`,
    `content-type: ${answer.headers.get('content-type')}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
