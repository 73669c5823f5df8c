import { HTTPException } from 'hono/http-exception'

/** Statuses in use, with the titles of RFC 9110. */
const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
} as const

export type ProblemStatus = keyof typeof TITLES

export interface ProblemReason {
  readonly description: string
}

/**
 * Creates an answer of problem details (RFC 9457).
 *
 * @param reasons extension member that the modal reads as well
 */
export function createProblem(
  status: ProblemStatus,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
  reasons?: readonly ProblemReason[],
) {
  const body = JSON.stringify({ type: 'about:blank', title: TITLES[status], status, detail, reasons })
  return new Response(body, { status, headers: { ...headers, 'content-type': 'application/problem+json' } })
}

/** Throws problem details; the app answers with them. */
export function refuse(
  status: ProblemStatus,
  detail: string,
  headers?: Readonly<Record<string, string>>,
  reasons?: readonly ProblemReason[],
): never {
  throw new HTTPException(status, { res: createProblem(status, detail, headers, reasons) })
}
