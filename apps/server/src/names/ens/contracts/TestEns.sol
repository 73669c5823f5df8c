// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

struct Query {
    address sender;
    string[] urls;
    bytes data;
}

interface IResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
    function supportsInterface(bytes4 id) external view returns (bool);
}

/// Acts as ENS for tests: a registry of resolvers, and the calls of the Universal Resolver that clients make. Its lookups
/// go through the batch gateway of the client, as those of the real one do.
contract TestEns {
    mapping(bytes32 => address) private resolvers;
    mapping(bytes => string) private primaryNames;

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error ResolverNotFound(bytes name);
    error ResolverError(bytes errorData);
    error HttpError(uint16 status, string message);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    /// @param name as DNS writes it
    function setResolver(bytes calldata name, address resolver) external {
        resolvers[keccak256(name)] = resolver;
    }

    function setPrimaryName(bytes calldata account, string calldata name) external {
        primaryNames[account] = name;
    }

    function resolveWithGateways(bytes memory name, bytes memory data, string[] memory gateways)
        public
        view
        returns (bytes memory, address)
    {
        lookUp(name, data, gateways, this.resolveCallback.selector, "");
    }

    function resolveCallback(bytes calldata answers, bytes calldata extraData)
        external
        view
        returns (bytes memory, address)
    {
        (address resolver, bytes memory result,) = finish(answers, extraData);
        return (result, resolver);
    }

    function reverseWithGateways(bytes calldata account, uint256, string[] memory gateways)
        external
        view
        returns (string memory, address, address)
    {
        string memory name = primaryNames[account];
        if (bytes(name).length == 0) return ("", address(0), address(0));
        bytes memory dns = toDns(name);
        bytes memory data = abi.encodeWithSelector(0x3b3b57de, namehash(dns, 0));
        lookUp(dns, data, gateways, this.reverseCallback.selector, abi.encode(name, account));
    }

    function reverseCallback(bytes calldata answers, bytes calldata extraData)
        external
        view
        returns (string memory, address, address)
    {
        (address resolver, bytes memory result, bytes memory about) = finish(answers, extraData);
        (string memory name, bytes memory account) = abi.decode(about, (string, bytes));
        bytes memory found = abi.encodePacked(abi.decode(result, (address)));
        if (keccak256(found) != keccak256(account)) revert ReverseAddressMismatch(name, found);
        return (name, resolver, address(this));
    }

    function lookUp(
        bytes memory name,
        bytes memory data,
        string[] memory gateways,
        bytes4 callback,
        bytes memory about
    ) private view {
        address resolver = findResolver(name);
        if (!IResolver(resolver).supportsInterface(0x9061b923)) revert ResolverNotFound(name);
        try IResolver(resolver).resolve(name, data) returns (bytes memory) {
            revert ResolverNotFound(name);
        } catch (bytes memory reason) {
            if (bytes4(reason) != OffchainLookup.selector) revert ResolverError(reason);
            (, string[] memory urls, bytes memory callData, bytes4 inner, bytes memory extra) =
                abi.decode(cut(reason), (address, string[], bytes, bytes4, bytes));
            Query[] memory queries = new Query[](1);
            queries[0] = Query(resolver, urls, callData);
            bytes memory batch = abi.encodeWithSignature("query((address,string[],bytes)[])", queries);
            revert OffchainLookup(address(this), gateways, batch, callback, abi.encode(resolver, inner, extra, about));
        }
    }

    function finish(bytes calldata answers, bytes calldata extraData)
        private
        view
        returns (address resolver, bytes memory result, bytes memory about)
    {
        (bool[] memory failures, bytes[] memory responses) = abi.decode(answers, (bool[], bytes[]));
        bytes4 inner;
        bytes memory extra;
        (resolver, inner, extra, about) = abi.decode(extraData, (address, bytes4, bytes, bytes));
        bytes memory response = responses[0];
        if (failures[0]) {
            assembly {
                revert(add(response, 32), mload(response))
            }
        }
        (bool isDone, bytes memory returned) =
            resolver.staticcall(abi.encodeWithSelector(inner, response, extra));
        if (!isDone) revert ResolverError(returned);
        result = abi.decode(returned, (bytes));
    }

    function findResolver(bytes memory name) private view returns (address) {
        for (uint256 start = 0; start < name.length; start += uint8(name[start]) + 1) {
            bytes memory rest = new bytes(name.length - start);
            for (uint256 i = 0; i < rest.length; i++) rest[i] = name[start + i];
            address found = resolvers[keccak256(rest)];
            if (found != address(0)) return found;
            if (uint8(name[start]) == 0) break;
        }
        revert ResolverNotFound(name);
    }

    function cut(bytes memory reason) private pure returns (bytes memory rest) {
        rest = new bytes(reason.length - 4);
        for (uint256 i = 0; i < rest.length; i++) rest[i] = reason[i + 4];
    }

    function namehash(bytes memory dns, uint256 start) private pure returns (bytes32) {
        uint256 size = uint8(dns[start]);
        if (size == 0) return 0;
        bytes memory label = new bytes(size);
        for (uint256 i = 0; i < size; i++) label[i] = dns[start + 1 + i];
        return keccak256(abi.encodePacked(namehash(dns, start + size + 1), keccak256(label)));
    }

    function toDns(string memory name) private pure returns (bytes memory dns) {
        bytes memory text = bytes(name);
        dns = abi.encodePacked(uint8(0), text, uint8(0));
        uint256 start = 0;
        for (uint256 i = 0; i <= text.length; i++) {
            if (i < text.length && text[i] != ".") continue;
            dns[start] = bytes1(uint8(i - start));
            start = i + 1;
        }
    }
}
