import { FRAME_VERSION } from '../constants.js'
import { AuthFrameError } from '../errors/AuthFrameError.js'

// Allows http only on this machine: in a network, an attacker could replace the site's response.
const isPrivate = ({ protocol, hostname }: URL) =>
  protocol === 'https:' ||
  (protocol === 'http:' && /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))

export interface FrameUrlParameters {
  readonly url: string
  readonly projectId: string
  readonly caipNetworkId: string
  readonly enableLogger: boolean
  readonly rpcUrl?: string | undefined
  readonly language?: string | undefined
}

export function toFrameUrl({ url, projectId, caipNetworkId, enableLogger, rpcUrl, language }: FrameUrlParameters): URL {
  const frame = URL.canParse(url) ? new URL(url) : undefined
  if (!frame || !isPrivate(frame)) {
    throw new AuthFrameError('INVALID_PARAMS', { message: `Not an https URL of a secure site: ${url}` })
  }
  frame.pathname = `${frame.pathname.replace(/\/+$/, '')}/sdk`
  frame.hash = ''
  frame.search = new URLSearchParams({
    projectId,
    chainId: caipNetworkId.replace(/^eip155:/, ''),
    version: FRAME_VERSION,
    enableLogger: String(enableLogger),
    ...(rpcUrl && { rpcUrl }),
    ...(language && { lang: language }),
  }).toString()
  return frame
}
