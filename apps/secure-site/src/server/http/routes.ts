import type * as z from 'zod/mini'
import type { RequestBudget } from '../chain/createRequestBudget'
import type { AuditEvent } from '../operation/auditLine'
import type { AuditDetails, AuditLog } from '../operation/createAuditLog'
import type { LoginDevice } from '../sessions/createSessions'
import type { User } from '../sessions/userSchema'

// Cost of an audit line in the request budget: limits a user to 120 lines a minute.
const LINE_COST = 5

export interface RouteRequest {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly text: string
  readonly form: URLSearchParams
  readonly userAgent: string
  readonly client: string
  readonly token: string | undefined
  /** JWT by which the device’s key signs the call (RFC 9449). */
  readonly proof: string | undefined
  /** Aborts when the client leaves or the route's time is over. */
  readonly signal: AbortSignal
}

export interface RouteServices {
  /** Returns the user of a call, which the key of the session’s device has signed. */
  readonly findUser: (call: RouteRequest) => Promise<User>
  /** Returns the device that logs in. Throws unless its key has signed the call. */
  readonly findDevice: (call: RouteRequest) => Promise<LoginDevice>
  readonly audit: AuditLog
  readonly budget: RequestBudget
}

export interface RouteLimits {
  /** @default 16384 */
  readonly maxBodyBytes?: number | undefined
  /** @default 30000 */
  readonly timeoutMs?: number | undefined
}

export interface ApiRoute {
  readonly path: string
  readonly body: z.ZodMiniType
  readonly limits: RouteLimits
  readonly answer: (body: unknown, call: RouteRequest, services: RouteServices) => unknown
}

export interface PageRoute {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS'
  /** Path in Hono's syntax, such as `/pages/:name`. */
  readonly path: string
  readonly limits?: RouteLimits | undefined
  readonly answer: (call: RouteRequest) => Response | Promise<Response>
}

export const createApiRoute = <Schema extends z.ZodMiniType>(
  path: string,
  body: Schema,
  answer: (body: z.output<Schema>, call: RouteRequest) => unknown,
  limits: RouteLimits = {},
): ApiRoute => ({
  path,
  body,
  limits,
  answer: (input, call) => answer(input as z.output<Schema>, call),
})

/** Creates a route that begins a session, which is bound to the device’s key. */
export const createLoginApiRoute = <Schema extends z.ZodMiniType>(
  path: string,
  body: Schema,
  answer: (body: z.output<Schema>, call: RouteRequest & { readonly device: LoginDevice }) => unknown,
): ApiRoute => ({
  path,
  body,
  limits: {},
  // Before the action, which uses up a code or ticket.
  answer: async (input, call, { findDevice }) =>
    answer(input as z.output<Schema>, { ...call, device: await findDevice(call) }),
})

export interface UserRouteOptions<Body> extends RouteLimits {
  // Undefined for a route that touches no share, login, email or permission.
  readonly audit: ((body: Body) => AuditDetails & { readonly event: AuditEvent }) | undefined
  /** Finds the user of a call of the site’s own window, which has no session. @default the user of the session */
  readonly find?: ((body: Body, call: RouteRequest) => Promise<User>) | undefined
}

export const createUserApiRoute = <Schema extends z.ZodMiniType>(
  path: string,
  body: Schema,
  answer: (body: z.output<Schema>, call: RouteRequest & { readonly user: User }) => unknown,
  { audit: describe, find, ...limits }: UserRouteOptions<z.output<Schema>>,
): ApiRoute => ({
  path,
  body,
  limits,
  async answer(input, call, { findUser, audit, budget }) {
    const { client, token } = call
    const values = input as z.output<Schema>
    const user = await (find?.(values, call) ?? findUser(call))
    const { event, ...details } = describe?.(values) ?? {}
    if (event !== undefined) {
      await budget.take(`audit ${user.id}`, LINE_COST, 'Too many requests.')
      // Write to the audit log before the action: if that fails, the action does not run.
      await audit.append(event, { userId: user.id, email: user.email, client, token, ...details })
    }
    return answer(values, { ...call, user })
  },
})
