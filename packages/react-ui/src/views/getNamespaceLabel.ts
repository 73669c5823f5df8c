import type { Namespace } from '@foyer/core'
import type { ViewMessages } from '../i18n/en.js'

export function getNamespaceLabel({ multi }: Pick<ViewMessages, 'multi'>, namespace: Namespace): string {
  const names: Readonly<Record<string, string | undefined>> = multi.labels
  return names[namespace] ?? `${namespace[0]?.toUpperCase() ?? ''}${namespace.slice(1)}`
}
