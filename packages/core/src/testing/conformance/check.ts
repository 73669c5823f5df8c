/** Fails the case with a sentence that says what the contract wants. */
export function check(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence)
}

/** For data: compares as JSON does, to which functions are nothing. */
export function equal(found: unknown, wanted: unknown, sentence: string): void {
  const [one, other] = [found, wanted].map((each) => JSON.stringify(each))
  check(one === other, `${sentence}\n  found:  ${one}\n  wanted: ${other}`)
}
