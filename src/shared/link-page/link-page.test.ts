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
])("a mail from %s links to %s", (address, page) => {
  expect(at(address)).toBe(page);
});

it.each([
  "https://club.example/?page_id=7",
  "https://club.example/dono?socio=zoe@posta.example&utm_source=posta",
  "https://club.example/#!/dono",
  "https://club.example/#/dono",
  "file:///home/zoe/dono.html",
])("a mail from %s doesn't link to it: its path isn't enough", (address) => {
  expect(at(address)).toBeNull();
});
