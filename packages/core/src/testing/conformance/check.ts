// Throws `sentence`, a sentence of the adapter contract, unless `holds` is truthy. The case then fails.
export function check(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence)
}

// Compares data as JSON, without functions.
export function checkEqual(found: unknown, wanted: unknown, sentence: string): void {
  const [one, other] = [found, wanted].map((each) => JSON.stringify(each))
  check(one === other, `${sentence}\n  found:  ${one}\n  wanted: ${other}`)
}
