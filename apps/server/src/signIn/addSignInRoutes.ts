import { createHandler, createSignIn, type SignInHandler, type SignInStorage } from '@foyer/siwx/server'
import * as z from 'zod/mini'
import type { ServerApp } from '../http/createApp'
import { createProblem, refuse } from '../http/problems'
import { parseJson } from '../parseJson'
import type { Project } from '../projects/projectSchema'
import { createVerifiers } from './createVerifiers'

/** Adds `/siwx/{project}/nonce`, `sign-in`, `sessions` and `sign-out` for the projects with `signIn`. */
export function addSignInRoutes({
  nodes,
  storage,
  log,
}: {
  readonly nodes: Readonly<Record<string, readonly string[]>>
  readonly storage: SignInStorage
  readonly log: (line: string) => void
}): (app: ServerApp) => void {
  const verifiers = createVerifiers(nodes)
  const createOne = (id: string, { signIn, origins = [] }: Project): SignInHandler | undefined =>
    signIn &&
    createHandler(createSignIn({ origins, chains: signIn.chains, verifiers, storage: forProject(storage, id) }), {
      // A dot is in no project's id, so no prefix begins with another one.
      cookiePrefix: `siwx.${id}.`,
      onError: (error) => log(`sign-in: ${id}: ${error instanceof Error ? error.message : 'unknown error'}`),
    })
  /** By project, which is another object once the projects are read again. */
  const handlers = new WeakMap<Project, SignInHandler | undefined>()
  const getHandler = (id: string, project: Project) => {
    if (!handlers.has(project)) handlers.set(project, createOne(id, project))
    return handlers.get(project)
  }
  return (app) => {
    app.all('/siwx/:projectId/:call', async (context) => {
      const { projectId, project } = context.var
      const handler = project && getHandler(projectId, project)
      if (handler === undefined) return refuse(404, 'This project has no sign-in.')
      const answer = await handler.handle(context.req.raw)
      if (answer.status === 404) return refuse(404, 'This server has no such address.')
      return answer.ok ? answer : toProblem(answer)
    })
  }
}

const STATUSES = [400, 401, 403, 413, 500, 503] as const
const errorSchema = z.object({ code: z.string(), field: z.optional(z.string()), message: z.string() })

/** Adds the members of problem details to an error of sign-in, whose own ones its client reads. */
async function toProblem(answer: Response): Promise<Response> {
  const error = z.safeParse(errorSchema, parseJson(await answer.text())).data
  const status = STATUSES.find((each) => each === answer.status) ?? 500
  const detail = error === undefined ? 'Sign-in failed. Try again.' : `${error.message.replace(/\.$/, '')}.`
  const problem = createProblem(status, detail, { 'cache-control': 'no-store' })
  return new Response(JSON.stringify({ ...(await problem.json()), ...error }), problem)
}

// Separates the sessions of projects, because browsers send a host's cookies to all of them.
const forProject = (storage: SignInStorage, id: string): SignInStorage => {
  const toOwner = (owner: string) => `${id}:${owner}`
  return {
    put: (record) => storage.put({ ...record, owner: toOwner(record.owner) }),
    take: (key) => storage.take({ ...key, owner: toOwner(key.owner) }),
    list: (kind, owner) => storage.list(kind, toOwner(owner)),
    sweep: (now) => storage.sweep(now),
  }
}
