import * as fc from 'fast-check'

export const payloadArbitrary: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: true,
      withNullPrototype: true,
      maxDepth: 4,
    }),
  },
  { weight: 2, arbitrary: fc.json().map((text): unknown => JSON.parse(text)) },
  fc
    .constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'then')
    .chain((key) =>
      fc.anything().map((value): unknown => JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value) ?? null}}`)),
    ),
  fc.constant(null).map(makeLoop),
  fc.constant(null).map(() => ({
    get message(): string {
      throw new Error('Do not read me')
    },
    get chainId(): string {
      throw new Error('Do not read me')
    },
  })),
  fc.constant(null).map(() => new Proxy({}, { get: refuse, ownKeys: refuse, getPrototypeOf: refuse })),
  fc.constantFrom(1, 70, 5_000).map((depth) => {
    let nested: unknown = {}
    for (let each = 0; each < depth; each++) nested = [nested]
    return nested
  }),
)

export const createNameArbitrary = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom(...names).map((name) => name.toLowerCase()),
    fc.constantFrom('', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'READY', 'SESSION_UPDATE', 'RESIZE'),
    fc.string(),
  )

export const createMessageArbitrary = (
  types: fc.Arbitrary<unknown>,
  ids: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ type: types, id: ids, payload: payloadArbitrary }, { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: payloadArbitrary },
    { weight: 1, arbitrary: fc.record({ type: types, id: ids }).map((message) => JSON.stringify(message)) },
    { weight: 1, arbitrary: fc.record({ type: types, id: ids }).map((message) => Object.create(message)) },
  )

export function hasUnpollutedPrototypes(): boolean {
  const names = [Object.prototype, Array.prototype, Function.prototype].flatMap((each) => Object.keys(each))
  return names.length === 0
}

function makeLoop(): unknown {
  const loop: Record<string, unknown> = { message: 'round' }
  loop.payload = loop
  loop.list = [loop]
  return loop
}

function refuse(): never {
  throw new Error('Do not read me')
}
