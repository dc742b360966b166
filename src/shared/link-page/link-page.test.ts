import { expect, it } from "vitest";
import { addressOfPage } from "./link-page";

const at = (address: string) => {
  const { origin, pathname, search, hash, protocol } = new URL(address);
  return addressOfPage({ origin, pathname, search, hash, protocol } as Location);
};

it.each([
  ["https://club.example/dono", "https://club.example/dono"],
  ["https://club.example/dono/#iscriviti", "https://club.example/dono/"],
  ["https://club.example/dono#", "https://club.example/dono"],
  ["https://club.example/dono?utm_source=posta&utm_campaign=zoe&fbclid=x#iscriviti", "https://club.example/dono"],
])("%s is led back to as %s", (address, page) => {
  expect(at(address)).toBe(page);
});

it.each([
  "https://club.example/?page_id=7",
  "https://club.example/dono?socio=zoe@posta.example&utm_source=posta",
  "https://club.example/#!/dono",
  "https://club.example/#/dono",
  "file:///home/zoe/dono.html",
])("%s isn't led back to: it takes more than its path to come there", (address) => {
  expect(at(address)).toBeNull();
});
