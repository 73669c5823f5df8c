import type { IncomingMessage } from 'node:http'
import { findProject } from '../projects/findProject'
import type { Projects } from '../projects/projectSchema'
import { type VerifiedClient, verifyClientToken } from './verifyClientToken'

export type AuthorizedClient = { readonly clientId: string; readonly projectId: string } | { readonly refused: string }

/** Decides who may open a socket: by the client's token, the project and the page's origin. */
export async function authorizeClient(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { projects, hosts }: { readonly projects: Projects; readonly hosts: readonly string[] },
): Promise<AuthorizedClient> {
  const { searchParams } = new URL(url, 'ws://relay.invalid')
  const client: VerifiedClient = await verifyClientToken(searchParams.get('auth') ?? '', hosts)
  if ('refused' in client) return client
  // Apps outside of a browser send no origin; a page cannot leave it out.
  const access = findProject(projects, { key: searchParams.get('projectId') ?? '', origin: headers.origin })
  return 'refused' in access ? access : { clientId: client.clientId, projectId: access.projectId }
}
