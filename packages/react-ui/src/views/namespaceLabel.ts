import type { Namespace } from '@foyer/core'
import type { ViewMessages } from '../messages/en.js'

/** What a kind of networks is called; its own name where we have none for it. */
export function namespaceLabel({ multi }: Pick<ViewMessages, 'multi'>, namespace: Namespace): string {
  const names: Readonly<Record<string, string | undefined>> = multi.labels
  return names[namespace] ?? `${namespace[0]?.toUpperCase() ?? ''}${namespace.slice(1)}`
}
