import type { Project, Projects } from './projectSchema'

export type ProjectAccess =
  | { readonly projectId: string; readonly project: Project | undefined }
  | { readonly refused: string; readonly status: 401 | 403 }

/**
 * Decides whether a page may use a project. Without projects every page may use the server, also one that names none.
 *
 * @param origin undefined for a client outside of a browser, which sends none; a page cannot leave it out of a request
 *   to another origin
 * @param isId whether the key is the project's id, as in the path of sign-in, which no rotation changes
 */
export function findProject(
  projects: Projects,
  { key, origin, isId = false }: { key: string; origin?: string | undefined; isId?: boolean },
): ProjectAccess {
  const found = projects === undefined ? key : findId(projects, key, isId)
  if (found === undefined) return { refused: 'Unauthorized: invalid key', status: 401 }
  const project = projects?.[found]
  const isAllowed =
    origin === undefined ||
    project?.origins === undefined ||
    project.origins.some((each) => matchesOrigin(each, origin))
  return isAllowed ? { projectId: found, project } : { refused: 'Unauthorized: origin not allowed', status: 403 }
}

function findId(projects: NonNullable<Projects>, key: string, isId: boolean): string | undefined {
  if (isId) return Object.hasOwn(projects, key) ? key : undefined
  let ids = idsByKey.get(projects)
  if (ids === undefined) {
    ids = new Map(Object.entries(projects).flatMap(([id, { keys = [id] }]) => keys.map((each) => [each, id])))
    idsByKey.set(projects, ids)
  }
  return ids.get(key)
}

const idsByKey = new WeakMap<object, Map<string, string>>()

/** @param pattern origin in which `*` stands for a port or one part of a name */
export function matchesOrigin(pattern: string, origin: string): boolean {
  const escaped = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('[^./:@]+')}$`, 'i').test(origin)
}
