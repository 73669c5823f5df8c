import type { Random } from './createRandom'
import { ENDINGS, LATIN, OTHERS } from './words'

// Then it gets a number: real directories have such names too, but few.
const TRIES = 8

/** Gives a plausible name that it has not given before. */
export function createNamer(taken: Iterable<string>) {
  // Case makes no other name: hosts and schemes made of both would be the same.
  const used = new Set([...taken].map((name) => name.toLowerCase()))
  return (random: Random) => {
    let name = compose(random)
    for (let again = 0; again < TRIES && used.has(name.toLowerCase()); again++) name = compose(random)
    name = freeName(name, used)
    used.add(name.toLowerCase())
    return name
  }
}

function compose(random: Random) {
  const { first, second, between } = random.chance(0.75) ? LATIN : random.pick(OTHERS)
  const name = `${random.pick(first)}${between}${random.pick(second)}`
  if (random.chance(0.03)) return random.pick(second)
  if (random.chance(0.08)) return name.toUpperCase()
  return random.chance(0.3) ? `${name} ${random.pick(ENDINGS)}` : name
}

function freeName(name: string, used: ReadonlySet<string>) {
  if (!used.has(name.toLowerCase())) return name
  let number = 2
  while (used.has(`${name} ${number}`.toLowerCase())) number++
  return `${name} ${number}`
}
