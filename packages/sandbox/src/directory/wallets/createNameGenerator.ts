import type { SeededRandom } from '../../createSeededRandom'
import { LATIN_NAME_PARTS, NAME_ENDINGS, NON_LATIN_NAME_PARTS } from './nameParts'

// Attempts before a name gets a number, as a few names in real directories have.
const TRIES = 8

/** Creates a generator of plausible unique names. */
export function createNameGenerator(taken: Iterable<string>) {
  // Compares names without case, as hosts and schemes are derived from them.
  const used = new Set([...taken].map((name) => name.toLowerCase()))
  return (random: SeededRandom) => {
    let name = compose(random)
    for (let again = 0; again < TRIES && used.has(name.toLowerCase()); again++) name = compose(random)
    name = freeName(name, used)
    used.add(name.toLowerCase())
    return name
  }
}

function compose(random: SeededRandom) {
  const { first, second, between } = random.chance(0.75) ? LATIN_NAME_PARTS : random.pick(NON_LATIN_NAME_PARTS)
  const name = `${random.pick(first)}${between}${random.pick(second)}`
  if (random.chance(0.03)) return random.pick(second)
  if (random.chance(0.08)) return name.toUpperCase()
  return random.chance(0.3) ? `${name} ${random.pick(NAME_ENDINGS)}` : name
}

function freeName(name: string, used: ReadonlySet<string>) {
  if (!used.has(name.toLowerCase())) return name
  let number = 2
  while (used.has(`${name} ${number}`.toLowerCase())) number++
  return `${name} ${number}`
}
