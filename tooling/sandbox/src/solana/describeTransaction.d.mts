/** What a transaction on the wire does, for people: a transfer with its amount, else the programs that it calls. */
export function describeTransaction(bytes: Uint8Array): readonly (readonly [name: string, value: string])[]
