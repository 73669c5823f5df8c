/**
 * Whether an origin fits one of the patterns, in which a star stands for a port or for part of a name. Asked by the
 * server and by the frame: each would be enough to keep others out, and neither trusts the other.
 */
export function isAllowed(origin: string, patterns: readonly string[]) {
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\/]/g, '\\$&'))
    return new RegExp(`^${parts.join('[\\w.-]+')}$`, 'i').test(origin)
  })
}
