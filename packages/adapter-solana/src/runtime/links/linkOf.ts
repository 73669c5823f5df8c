import type { FoundWallet } from '../../discover/discovery.js'
import type { BrowserLink } from '../../link.js'
import type { RuntimeContext } from '../context.js'
import { standardLink } from './standardLink.js'

/** The way to a wallet of this browser, made once. */
export function linkOf({ host, links }: RuntimeContext, found: FoundWallet): Promise<BrowserLink> {
  const wallet = found.standard ?? found.own
  const known = links.get(wallet)
  if (known) return known
  const made = found.standard ? Promise.resolve(standardLink(found.standard)) : found.own.load(host)
  links.set(wallet, made)
  made.catch(() => links.delete(wallet))
  return made
}
