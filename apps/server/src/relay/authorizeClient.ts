import type { IncomingMessage } from 'node:http'
import type { RelayProjects } from './types'
import { type VerifiedClient, verifyClientToken } from './verifyClientToken'

export type AuthorizedClient = { readonly clientId: string; readonly projectId: string } | { readonly refused: string }

/** Decides who may open a socket: by the client's token, the project and the page's origin. */
export async function authorizeClient(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { projects, hosts }: { readonly projects: RelayProjects; readonly hosts: readonly string[] },
): Promise<AuthorizedClient> {
  const { searchParams } = new URL(url, 'ws://relay.invalid')
  const client: VerifiedClient = await verifyClientToken(searchParams.get('auth') ?? '', hosts)
  if ('refused' in client) return client
  const projectId = searchParams.get('projectId') ?? ''
  const isKnown = projects === undefined ? projectId !== '' : Object.hasOwn(projects, projectId)
  if (!isKnown) return { refused: 'Unauthorized: invalid key' }
  const origins = projects?.[projectId]?.origins
  const { origin } = headers
  // Apps outside of a browser send no origin; a page cannot leave it out.
  if (origins !== undefined && origin !== undefined && !origins.some((pattern) => matchesOrigin(pattern, origin)))
    return { refused: 'Unauthorized: origin not allowed' }
  return { clientId: client.clientId, projectId }
}

/** @param pattern origin in which `*` stands for a port or one part of a name */
export function matchesOrigin(pattern: string, origin: string): boolean {
  const escaped = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('[^./:@]+')}$`, 'i').test(origin)
}
