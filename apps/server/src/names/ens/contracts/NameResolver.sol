// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Resolves every name below its own (ENSIP-10) by the signed answers of a gateway (ERC-3668).
contract NameResolver {
    /// Half of the order of secp256k1. A signature has a second form, with an `s` above it (EIP-2).
    uint256 private constant MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;

    address public owner;
    string public url;
    mapping(address => bool) public signers;

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error AnswerExpired(uint64 expires);
    error SignatureInvalid();
    error NotOwner();

    event OwnerChanged(address owner);
    event UrlChanged(string url);
    event SignerChanged(address signer, bool isSigner);

    /// @param gateway its address, such as `https://wallet.example/ens/{sender}/{data}`
    constructor(string memory gateway, address signer) {
        owner = msg.sender;
        url = gateway;
        signers[signer] = true;
        emit OwnerChanged(msg.sender);
        emit UrlChanged(gateway);
        emit SignerChanged(signer, true);
    }

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    function setOwner(address to) external onlyOwner {
        owner = to;
        emit OwnerChanged(to);
    }

    function setUrl(string calldata gateway) external onlyOwner {
        url = gateway;
        emit UrlChanged(gateway);
    }

    function setSigner(address signer, bool isSigner) external onlyOwner {
        signers[signer] = isSigner;
        emit SignerChanged(signer, isSigner);
    }

    /// Tells the client to ask the gateway, and to pass its answer to `resolveWithProof`.
    /// @param name as DNS writes it
    /// @param data call of a resolver, such as `addr(bytes32)`
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory) {
        bytes memory request = abi.encodeWithSelector(this.resolve.selector, name, data);
        string[] memory urls = new string[](1);
        urls[0] = url;
        revert OffchainLookup(address(this), urls, request, this.resolveWithProof.selector, request);
    }

    /// Returns the result of an answer that a signer signed for this request and this contract, and that is not expired.
    /// @param answer (bytes result, uint64 expires, bytes signature)
    function resolveWithProof(bytes calldata answer, bytes calldata request) external view returns (bytes memory) {
        (bytes memory result, uint64 expires, bytes memory signature) = abi.decode(answer, (bytes, uint64, bytes));
        if (expires < block.timestamp) revert AnswerExpired(expires);
        bytes32 hash = getAnswerHash(address(this), expires, request, result);
        address signer = recover(hash, signature);
        if (signer == address(0) || !signers[signer]) revert SignatureInvalid();
        return result;
    }

    /// Returns the hash that a signer signs (ERC-191, version 0).
    function getAnswerHash(address resolver, uint64 expires, bytes memory request, bytes memory result)
        public
        pure
        returns (bytes32)
    {
        return keccak256(abi.encodePacked(hex"1900", resolver, expires, keccak256(request), keccak256(result)));
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == this.resolve.selector;
    }

    function recover(bytes32 hash, bytes memory signature) private pure returns (address) {
        if (signature.length != 65) return address(0);
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        if (uint256(s) > MAX_S) return address(0);
        return ecrecover(hash, v, r, s);
    }
}
