/**
 * Matches an origin against patterns; a star stands for a port or part of a name. Server and frame both check, and
 * neither trusts the other.
 */
export function isOriginAllowed(origin: string, patterns: readonly string[]) {
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\/]/g, '\\$&'))
    return new RegExp(`^${parts.join('[\\w.-]+')}$`, 'i').test(origin)
  })
}
