export { describeCall, describeTypedData } from '../../clearSigning/describeCall.js'
export type {
  CallDescription,
  DescribedCall,
  DescribedTypedData,
  DescriptionSource,
  TokenFacts,
} from '../../clearSigning/types.js'
