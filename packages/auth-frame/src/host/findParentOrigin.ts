import type { HostWindow } from './host.js'

/** Who embeds this document, as far as the browser says; '*' where it does not, for what anybody may hear. */
export function findParentOrigin({ location, document }: HostWindow): string {
  const nearest = location.ancestorOrigins?.[0]
  if (nearest) return nearest === 'null' ? '*' : nearest
  const { referrer } = document
  // After following a link inside of the frame, that is this site itself.
  const from = URL.canParse(referrer) ? new URL(referrer).origin : 'null'
  return from === 'null' || from === location.origin ? '*' : from
}
