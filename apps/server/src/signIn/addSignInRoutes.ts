import { createHandler, createSignIn, type SignInHandler, type SignInStorage } from '@foyer/siwx/server'
import type { ServerApp } from '../http/createApp'
import { refuse } from '../http/problems'
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
      return answer.status === 404 ? refuse(404, 'This server has no such address.') : answer
    })
  }
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
