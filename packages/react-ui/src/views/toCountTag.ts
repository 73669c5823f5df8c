/** How many there are, as a tag says it: rounded down to tens, below ten as it is. */
export function toCountTag(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`
}
