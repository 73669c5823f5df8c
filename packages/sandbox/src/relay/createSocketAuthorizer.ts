import type { RelayOptions, SocketAuthorizer } from './types'
import { verifyClientToken } from './verifyClientToken'

export function createSocketAuthorizer(projects: RelayOptions['projects']): SocketAuthorizer {
  return async (request) => {
    const { searchParams } = new URL(request.url ?? '/', 'ws://relay')
    const checked = await verifyClientToken(searchParams.get('auth') ?? '', request.headers.host)
    if ('refused' in checked) return checked

    const projectId = searchParams.get('projectId') ?? ''
    const known = projects === undefined ? projectId !== '' : Object.hasOwn(projects, projectId)
    if (!known) return { refused: 'Unauthorized: invalid key' }

    const { origin } = request.headers
    const allowed = projects?.[projectId]?.origins
    if (origin !== undefined && allowed !== undefined && !allowed.some((pattern) => matches(pattern, origin))) {
      return { refused: 'Unauthorized: origin not allowed' }
    }
    return { clientId: checked.clientId, projectId }
  }
}

function matches(pattern: string, origin: string) {
  const escaped = pattern.split('*').map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('.*')}$`).test(origin)
}
