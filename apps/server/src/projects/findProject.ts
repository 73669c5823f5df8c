import type { Project, Projects } from './projectSchema'

export type ProjectAccess =
  | { readonly projectId: string; readonly project: Project | undefined }
  | { readonly refused: string; readonly status: 401 | 403 }

/**
 * Decides whether a page may use a project.
 *
 * @param origin undefined for a client outside of a browser, which sends none; a page cannot leave it out of a request
 *   to another origin
 */
export function findProject(
  projects: Projects,
  { projectId, origin }: { projectId: string; origin?: string | undefined },
): ProjectAccess {
  const isKnown = projects === undefined ? projectId !== '' : Object.hasOwn(projects, projectId)
  if (!isKnown) return { refused: 'Unauthorized: invalid key', status: 401 }
  const project = projects?.[projectId]
  const isAllowed =
    origin === undefined ||
    project?.origins === undefined ||
    project.origins.some((each) => matchesOrigin(each, origin))
  return isAllowed ? { projectId, project } : { refused: 'Unauthorized: origin not allowed', status: 403 }
}

/** @param pattern origin in which `*` stands for a port or one part of a name */
export function matchesOrigin(pattern: string, origin: string): boolean {
  const escaped = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('[^./:@]+')}$`, 'i').test(origin)
}
