export interface NameAddress {
  /** SLIP-44, or ENSIP-11 on EVM networks. */
  readonly coinType: number
  readonly address: string
  // Signed for by a key, so that it is the same account on all EVM networks. A contract's address is not.
  readonly isKey: boolean
  readonly createdAt: number
}

export interface NameRecord {
  readonly name: string
  readonly addresses: readonly NameAddress[]
  readonly attributes: Readonly<Record<string, string>>
  readonly registeredAt: number
}

export interface NewName {
  readonly name: string
  readonly skeleton: string
  readonly address: NameAddress
  readonly attributes: Readonly<Record<string, string>>
}

/** Stores names. Times are Unix times in ms. */
export interface NameStorage {
  find(name: string): Promise<NameRecord | undefined>
  /** Finds at most 100 names. */
  findByAddress(address: string): Promise<readonly NameRecord[]>
  findTaken(skeletons: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Stores a name unless a name of its skeleton is stored, or its address has `perAddress` names. Of several instances,
   * one succeeds.
   */
  insert(name: NewName, perAddress: number): Promise<'stored' | 'taken' | 'full'>
  check(): Promise<void>
  close(): Promise<void>
}
