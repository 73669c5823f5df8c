/** What a TRON node answers to JSON-RPC, as far as a wallet modal asks: balances in sun, by address. */
export function answerNode(balances: ReadonlyMap<string, bigint>, request: unknown): object
