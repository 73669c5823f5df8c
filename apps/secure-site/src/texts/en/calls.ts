import { solanaCalls } from './calls/solana'
import { tokenCalls } from './calls/tokens'

/**
 * Texts that describe what a request does. Amounts come with their unit, such as “1.5 ETH”. Base units are a token’s
 * smallest, indivisible units.
 */
export const calls = {
  ...tokenCalls,
  solana: solanaCalls,
  /** Names of values. */
  rows: {
    amount: 'Amount',
    balances: 'Balances',
    borrower: 'Borrower',
    /** Names the contract that a Safe calls. */
    calls: 'Calls',
    collection: 'Collection',
    contract: 'Contract',
    expires: 'Expires',
    /** Names whom a new account is for. */
    for: 'For',
    /** Names the least amount that the user gets for what they sell. */
    forAtLeast: 'For at least',
    from: 'From',
    /** Names a function of a contract. */
    function: 'Function',
    limit: 'Limit',
    note: 'Note',
    operator: 'Operator',
    paidTo: 'Paid to',
    program: 'Program',
    remainingTo: 'Remaining funds go to',
    /** Names the contract whose code a Safe runs as its own. */
    runsCodeOf: 'Runs code of',
    safe: 'Safe',
    /** Names the coins that a call sends along. */
    sends: 'Sends',
    spender: 'Spender',
    spendingLimit: 'Spending limit',
    /** Names the contract that enforces an allowance. */
    through: 'Through',
    to: 'To',
    token: 'Token',
    tokenContract: 'Token contract',
    tokenId: 'Token ID',
    youGive: 'You give',
    youReceive: 'You receive',
    youSend: 'You send',
  },
  /** `amount` is a formatted number, such as “1,234.5”. */
  amounts: {
    baseUnits: (amount: string) => `${amount} base units`,
    baseUnitsOfToken: (amount: string) => `${amount} base units of a token`,
    baseUnitsOfUnknownToken: (amount: string) => `${amount} base units of an unknown token`,
    /** Says “coins” where the coin of a network has no known name. */
    coins: (amount: string) => `${amount} coins`,
    tokens: (amount: string) => `${amount} tokens`,
    ofToken: (amount: string) => `${amount} of a token`,
    nft: (id: bigint) => `NFT ${id}`,
  },
  /** Times until which an allowance holds. */
  expiry: {
    never: 'Never',
    endOfBlock: 'At the end of the block that includes it',
  },
  contract: {
    create: 'Create a contract',
    createsUnknown: 'This creates a new contract. We can’t show what it does.',
    interact: 'Interact with a contract',
    notThere: 'There’s no contract at this address. Approve only if you know why data is sent there.',
    unknown: 'We can’t tell what this contract will do. Approve only if you trust this site.',
  },
  /** A Safe is an account (a contract) that several owners share. */
  safe: {
    approve: 'Approve a Safe transaction',
    anyoneCanRun: 'Once enough owners have signed, anyone can make the Safe do this.',
    runsOthersCode:
      'This runs another contract’s code as the Safe (delegatecall). It can take everything the Safe holds.',
    changesSettings: 'This changes the Safe’s own settings, such as its owners or modules.',
    refundToSender: 'The Safe pays a refund to the sender. It may be more than the fee.',
    refundTo: (address: string) => `The Safe pays a refund to ${address}. It may be more than the fee.`,
  },
  swapOrder: {
    sell: 'Sell tokens',
    canTake:
      'This signature lets someone take what you give for what the order asks. Your signature is all they need. You won’t be asked again or see a network fee.',
    forNothing: 'This gives your tokens away for nothing.',
    forNextToNothing: 'This gives your tokens away for next to nothing.',
    paidToOther: (receiver: string) => `The payment for your tokens goes to someone else: ${receiver}.`,
  },
  delegation: {
    title: 'Let someone else act for you',
    canAct: 'This signature lets someone else act for your account without asking you again.',
    noLimit: 'There’s no limit: they can take everything you have.',
    rows: {
      delegate: 'Delegate',
      delegator: 'On behalf of',
      key: 'Key',
      limitedBy: 'Limited by',
    },
  },
  simulation: {
    title: 'What a simulation changed',
    /** Value of the row “Balances”. */
    noBalances: 'None of your balances',
    fails: 'A simulation failed: this would probably fail, and cost its fee.',
  },
  /** Values of the row “Fee”, and warnings about it. */
  fee: {
    about: (amount: string) => `about ${amount}`,
    aboutLessThan: (amount: string) => `about less than ${amount}`,
    atMost: (amount: string) => `at most ${amount}`,
    paidByOther: 'paid by someone else',
    higherThanUsual: 'The fee is much higher than usual.',
    overHalfOfAmount: 'The fee is more than half of the amount.',
    tooLittle: 'This will probably fail: you don’t have enough for the amount and the fee.',
    /** `reason` is one or more whole sentences. */
    probablyFails: (reason: string) => `This will probably fail. ${reason}`,
  },
  networks: {
    evm: (chainId: string) => `Network ${chainId}`,
    solana: 'A Solana network',
    /** Stands after an amount in place of a symbol such as “ETH”. */
    coins: 'coins',
  },
  errors: {
    failed: 'The transaction failed. Only the network fee was charged.',
    failedAfterOthers: 'The transaction failed. Any before it went through.',
    feeRaised: 'The network fee is now higher than you approved, so this wasn’t sent. Try again later.',
    feeTooHigh: 'The network fee is unrealistically high, so this wasn’t sent.',
    noBaseFee: 'This wallet doesn’t support networks without a base fee.',
    smartAccountCreatesContract: 'A smart account can’t create contracts here.',
    solanaFeeTooHigh: 'The fee is unrealistically high.',
  },
}
