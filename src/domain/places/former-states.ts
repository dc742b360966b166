/**
 * The states that followed a former one or split from it, by Belfiore codes (ISTAT, "Stati esteri cessati"). A fiscal code has the
 * state of the day of birth, while documents and people name today's.
 */
export const STATES_AFTER: Readonly<Record<string, string>> = {
  Z105: "Z155 Z156",
  Z111: "Z112",
  Z118: "Z148 Z149 Z150 Z153 Z157 Z158 Z159 Z160",
  Z135: "Z138 Z139 Z140 Z144 Z145 Z146 Z154 Z252 Z253 Z254 Z255 Z256 Z257 Z258 Z259",
  Z157: "Z158 Z159 Z160",
  Z158: "Z160",
  Z221: "Z210",
  Z223: "Z242",
  Z231: "Z210",
  Z236: "Z249",
  Z247: "Z248",
  Z250: "Z246",
  Z315: "Z368",
  Z348: "Z907",
};

/** Former and usual names of states, by Belfiore codes. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  Z106: "Vaticano,Città del Vaticano",
  Z111: "Germania Est,DDR",
  Z112: "Germania Ovest,Repubblica federale di Germania",
  Z114: "Gran Bretagna,Inghilterra,Scozia,Galles,Irlanda del Nord",
  Z118: "Jugoslavia,Iugoslavia",
  Z126: "Olanda",
  Z135: "URSS",
  Z139: "Belarus",
  Z140: "Moldavia",
  Z148: "Macedonia",
  Z153: "Bosnia,Bosnia ed Erzegovina",
  Z154: "Russia",
  Z156: "Cechia",
  Z206: "Myanmar,Birmania",
  Z209: "Ceylon",
  Z210: "Repubblica popolare cinese",
  Z214: "Repubblica popolare democratica di Corea",
  Z224: "Persia",
  Z312: "Zaire",
  Z314: "Dahomey",
  Z337: "Rhodesia",
  Z349: "Swaziland",
  Z354: "Alto Volta",
  Z404: "Stati Uniti,USA",
};
